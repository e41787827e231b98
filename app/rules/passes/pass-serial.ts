/** What a pass is of. */
export type PassObject =
  | { kind: 'ticket'; ticketId: string }
  | { kind: 'card'; membershipId: string; cardholderId: string }

/**
 * The number that wallets know a pass of a venue by. It is the same for as long as the ticket or the card is, so that a newer pass takes the
 * place of the older. Dots part the ids, which may hold any character.
 */
export function passSerial(tenantId: string, object: PassObject): string {
  const ids = object.kind === 'ticket' ? [object.ticketId] : [object.membershipId, object.cardholderId]
  return [tenantId, ...ids].map(partOf).join('.')
}

const partOf = (id: string) => encodeURIComponent(id).replaceAll('.', '%2E')

/** What a serial number of this venue is of; null for one that is of another venue, or none. */
export function objectOfSerial(tenantId: string, serial: string): PassObject | null {
  const [venue, first, second, ...more] = serial.split('.').map(idOf)
  if (venue !== tenantId || !first || second === null || more.length > 0) return null
  return second === undefined
    ? { kind: 'ticket', ticketId: first }
    : { kind: 'card', membershipId: first, cardholderId: second }
}

function idOf(part: string): string | null {
  try {
    return decodeURIComponent(part)
  } catch {
    return null
  }
}
