import { chakra } from '@chakra-ui/react'
import { addedTo, type ChosenService } from '../chosen-service.ts'
import { AddonsButton } from './addons-button.tsx'

interface Props {
  service: ChosenService
  currency: string
  onChange: (addons: number[]) => void
}

/** The add-ons of a chosen service, and the button that changes them. */
export function AddedTo({ service, currency, onChange }: Props) {
  return (
    <>
      {addedTo(service).map((it) => (
        <chakra.p key={it.id} fontSize="14">
          + <bdi>{it.name}</bdi>
        </chakra.p>
      ))}
      <chakra.div marginInlineStart="-3">
        <AddonsButton service={service} currency={currency} onDone={onChange} />
      </chakra.div>
    </>
  )
}
