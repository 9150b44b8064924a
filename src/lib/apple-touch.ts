/**
 * Whether the device is a phone or tablet of Apple's, where an app can do more once it is on the home screen.
 */
export function isAppleTouch({ userAgent, maxTouchPoints }: Navigator): boolean {
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return /iPhone|iPod|iPad/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
