import { useState } from 'react'
import { clockText } from '#contract/clock.ts'
import type { FilterFieldsProps } from '#src/core/explore/explored.ts'
import { useSpeech } from '#src/core/language/language.tsx'
import { serverNow } from '#src/data/provider/server-clock.ts'
import { RadioList } from '#src/ui/radio-list.tsx'
import { TextField } from '#src/ui/text-field.tsx'

const HOUR_MS = 3_600_000
const ways = ['any', 'now', 'at'] as const

/** The filter for places that are open: at any time, now, or at a day and time by the clock there. */
export function OpenFilter({ own, onChange }: FilterFieldsProps) {
  const { t } = useSpeech()
  const { open = 'any', ...others } = own
  const [wanted, want] = useState(open === 'any' || open === 'now' ? nextHour : open)
  const way = open === 'any' || open === 'now' ? open : 'at'
  const choose = (chosen: string) => onChange(chosen === 'any' ? others : { ...others, open: chosen })
  return (
    <div>
      <RadioList
        legend={t('places.open')}
        options={ways.map((it) => ({ value: it, label: t(`places.open.${it}`) }))}
        value={way}
        onChoose={(it) => choose(it === 'at' ? wanted : it)}
      />
      {way === 'at' && (
        <TextField
          name="open-at"
          label={t('places.openAt')}
          type="datetime-local"
          required
          value={wanted.replace(' ', 'T')}
          onValue={(value) => {
            const time = value.slice(0, 'YYYY-MM-DDTHH:mm'.length).replace('T', ' ')
            want(time)
            if (time !== '') choose(time)
          }}
        />
      )}
    </div>
  )
}

/** The next full hour by the device's clock, since most people search where they are. */
function nextHour(): string {
  const now = serverNow() ?? Date.now()
  const ahead = new Date(now).getTimezoneOffset() * -60_000
  return clockText(Math.ceil((now + ahead) / HOUR_MS) * HOUR_MS)
}
