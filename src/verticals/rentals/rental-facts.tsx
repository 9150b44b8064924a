import { BedDouble, type LucideIcon, MapPin, Tag, Users } from 'lucide-react'
import type { PropertiesInfo, Rental, VehicleInfo } from '#contract/entities/rental.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { Fact, Facts } from '#src/core/page/fact.tsx'

/** The main facts of a rental. */
export function RentalFacts({ rental }: { rental: Rental }) {
  const { t } = useSpeech()
  const { address, land_mark, vehicle_info, properties_info } = rental
  return (
    <Facts>
      {vehicle_info && <VehicleFacts info={vehicle_info} />}
      {properties_info && <HomeFacts info={properties_info} />}
      <Fact icon={MapPin} label={t('rental.place')} more={land_mark && <bdi>{address.address}</bdi>}>
        <bdi>{land_mark || address.address}</bdi>
      </Fact>
    </Facts>
  )
}

function VehicleFacts({ info }: { info: VehicleInfo }) {
  const { t } = useSpeech()
  const model = [info.vehicle_make, info.vehicle_model].filter(Boolean).join(' ')
  const { vehicle_year: year, seating_capacity: seats, fuel_type: fuel } = info
  return (
    <>
      {model && (
        <Fact
          icon={Tag}
          label={t('rental.model')}
          more={year !== null && t('rental.built', { year: String(year) })}
        >
          <bdi>{model}</bdi>
        </Fact>
      )}
      <Room icon={Users} said={[seats !== null && t('rental.seats', { n: seats }), fuel]} />
    </>
  )
}

function HomeFacts({ info: { bedrooms, bathrooms, guests } }: { info: PropertiesInfo }) {
  const { t } = useSpeech()
  const rooms = [
    bedrooms !== null && t('rental.bedrooms', { n: bedrooms }),
    bathrooms !== null && t('rental.bathrooms', { n: bathrooms }),
  ]
  const said = [guests !== null && t('rental.guests', { n: guests }), rooms.filter(Boolean).join(' · ')]
  return <Room icon={BedDouble} said={said} />
}

/** How many people it has room for, and further details. */
function Room({ icon, said }: { icon: LucideIcon; said: readonly (string | false | null)[] }) {
  const { t } = useSpeech()
  const [first, more] = said.filter(Boolean)
  if (!first) return null
  return (
    <Fact icon={icon} label={t('rental.room')} more={more && <bdi>{more}</bdi>}>
      <bdi>{first}</bdi>
    </Fact>
  )
}
