import { chakra } from '@chakra-ui/react'
import type { SocialProvider } from '#contract/calls/account.ts'

/** The logo of a social login; its shape and colours are the service's own, and not ours to change. */
export function BrandMark({ of }: { of: SocialProvider }) {
  return (
    <Sign viewBox="0 0 24 24" aria-hidden>
      {marks[of].map(([fill, d]) => (
        <path key={fill} fill={fill} d={d} />
      ))}
    </Sign>
  )
}

const marks: Readonly<Record<SocialProvider, readonly (readonly [fill: string, d: string])[]>> = {
  google: [
    [
      '#4285F4',
      'M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92a5.06 5.06 0 0 1-2.2 3.32v2.77h3.57c2.08-1.92 3.27-4.74 3.27-8.1z',
    ],
    [
      '#34A853',
      'M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84A11 11 0 0 0 12 23z',
    ],
    ['#FBBC05', 'M5.84 14.1a6.6 6.6 0 0 1 0-4.2V7.06H2.18a11 11 0 0 0 0 9.88z'],
    [
      '#EA4335',
      'M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.06l3.66 2.84c.87-2.600 3.300-4.520 6.160-4.520z',
    ],
  ],
  facebook: [
    [
      '#0866FF',
      'M24 12a12 12 0 1 0-14.900 11.640v-7.980H6.630V12H9.100v-1.580c0-4.080 1.850-5.980 5.860-5.980.76 0 2.080.15 2.610.3v3.320a15 15 0 0 0-1.390-.04c-1.970 0-2.730.74-2.730 2.680V12h3.920l-.67 3.660h-3.250v8.240A12 12 0 0 0 24 12z',
    ],
  ],
}

const Sign = chakra('svg', { base: { width: '20px', height: '20px', flexShrink: 0 } })
