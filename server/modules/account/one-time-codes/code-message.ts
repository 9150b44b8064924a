/**
 * The last line of a message, by which a browser finds the code and knows its origin (WebOTP, and the
 * domain-bound codes of iOS). Empty for a host with digits, which would be taken for the code.
 */
export function phoneLine(publicOrigin: string, code: string): string {
  const { hostname } = new URL(publicOrigin)
  return /\d/.test(hostname) ? '' : `@${hostname} #${code}`
}
