import { WorkButton } from '#src/ui/work-button.tsx'
import { Failure } from './failure.tsx'

interface Props {
  /** The text of its button. */
  action: string
  isWorking: boolean
  error?: unknown
}

/** The end of a form: why its last try failed, and its button. */
export function FormEnd({ action, isWorking, error }: Props) {
  return (
    <>
      <Failure error={error} />
      <WorkButton type="submit" working={isWorking}>
        {action}
      </WorkButton>
    </>
  )
}
