import { z } from 'zod'
import { endpoint, envelope } from './endpoint.ts'

const tags = ['Venue']

const hostPayload = z.object({
  /** lower case, punycode */
  host: z.string(),
  /** where it is opened */
  address: z.string(),
  state: z.enum(['waiting', 'verified', 'failed']),
  /** why it is not verified; null before anybody has looked */
  problem: z.enum(['record-missing', 'record-wrong', 'dns-failed', 'taken']).nullable(),
  /** the one that links name */
  isMain: z.boolean(),
  /** a request for it has come in since it was verified */
  isReached: z.boolean(),
  /** the TXT record that proves it */
  record: z.object({ name: z.string(), value: z.string() }),
})

const hostsPayload = z.object({
  hosts: z.array(hostPayload),
  /** what a CNAME of each leads to */
  target: z.string(),
})

export type HostPayload = z.infer<typeof hostPayload>
export type HostsPayload = z.infer<typeof hostsPayload>

const refusals = ['FORBIDDEN', 'UNAUTHORIZED'] as const
const key = z.object({ params: z.object({ host: z.string().max(253) }) })

export const venueHosts = {
  list: endpoint({
    method: 'GET',
    path: '/staff/hosts',
    summary: 'Host names of the venue, with the records that prove them (staff)',
    tags,
    refusals: [...refusals],
  }).output(envelope(hostsPayload)),
  add: endpoint({
    method: 'POST',
    path: '/staff/hosts',
    summary: 'Enters a host name, which serves nothing until it is verified (staff)',
    tags,
    refusals: [...refusals, 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ host: z.string().max(300) }) }))
    .output(envelope(hostsPayload)),
  check: endpoint({
    method: 'POST',
    path: '/staff/hosts/{host}/check',
    summary: 'Looks whether the DNS proves a host name (staff)',
    tags,
    refusals: [...refusals, 'NOT_FOUND'],
  })
    .input(key)
    .output(envelope(hostsPayload)),
  choose: endpoint({
    method: 'PUT',
    path: '/staff/hosts',
    summary: 'Chooses the host name that links name; null: that of the platform (staff)',
    tags,
    refusals: [...refusals, 'UNPROCESSABLE'],
  })
    .input(z.object({ body: z.object({ main: z.string().max(253).nullable() }) }))
    .output(envelope(hostsPayload)),
  remove: endpoint({
    method: 'DELETE',
    path: '/staff/hosts/{host}',
    summary: 'Removes a host name, at once (staff)',
    tags,
    refusals: [...refusals, 'NOT_FOUND'],
  })
    .input(key)
    .output(envelope(hostsPayload)),
}
