import type { HostProblem } from '#app/rules/hosts/host-record.ts'
import type { HostFault } from '#app/rules/hosts/read-host.ts'

/** What is wrong with a host name that was typed, in English. */
export const HOST_FAULTS: Record<HostFault, string> = {
  empty: 'The host name is missing',
  address: 'Only the host name, without https://, a port or a path',
  number: 'An IP address is no host name',
  name: 'This is no host name of at least two parts, such as tickets.example.org',
  local: 'Nobody can own this name',
  platform: 'This is the host name of the platform itself',
}

/** Why a host is not verified, in English. */
export const HOST_PROBLEMS: Record<HostProblem, string> = {
  'record-missing': 'there is no TXT record yet',
  'record-wrong': 'the TXT record holds something else',
  'dns-failed': 'the name servers did not answer',
  taken: 'another venue has it',
}
