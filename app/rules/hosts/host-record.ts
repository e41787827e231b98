/** A TXT record by which whoever runs the DNS of a name says that a venue may use it. */
export type HostRecord = { name: string; value: string }

/** The record that proves a host: below it, so that it stands beside a CNAME (RFC 8552); `token` is the venue's own for this host. */
export const hostRecord = (host: string, token: string): HostRecord => ({
  name: `_marquee.${host}`,
  value: `marquee-host=${token}`,
})

/** What the DNS says of a host: its TXT records at the name of the proof, or null where it could not be asked. */
export type HostProblem = 'record-missing' | 'record-wrong' | 'dns-failed' | 'taken'

/** Why these records do not prove a host for whom the token was made; null: they do. Other records beside the right one do not matter. */
export function recordProblem(texts: readonly string[] | null, record: HostRecord): HostProblem | null {
  if (texts === null) return 'dns-failed'
  if (texts.some(text => text.trim() === record.value)) return null

  return texts.length === 0 ? 'record-missing' : 'record-wrong'
}
