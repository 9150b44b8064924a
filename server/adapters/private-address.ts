import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const own = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(net, prefix, 'ipv4')

/** The public addresses of IPv6, without those that stand for an address of IPv4. */
const world = new BlockList()
world.addSubnet('2000::', 3, 'ipv6')
const translated = new BlockList()
translated.addSubnet('2001::', 32, 'ipv6')
translated.addSubnet('2002::', 16, 'ipv6')

/** Whether an address is on this machine or in its network, not on the internet. */
export function isPrivateAddress(address: string): boolean {
  if (isIP(address) === 4) return own.check(address, 'ipv4')
  return !world.check(address, 'ipv6') || translated.check(address, 'ipv6')
}

/** Thrown where a host is in a private network, to which nobody outside may send this server. */
export class PrivateAddress extends Error {}

/** Looks up a name for a connection, which then uses exactly the addresses that were checked. */
export const lookupOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '')
    if (found.some((it) => isPrivateAddress(it.address))) return callback(new PrivateAddress(hostname), '')
    if (options.all) return callback(null, found)
    callback(null, found[0]?.address ?? '', found[0]?.family)
  })
}
