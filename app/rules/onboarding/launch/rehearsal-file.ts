import type { SampleMember } from './sample-members.ts'

type Part = Record<string, unknown>
const records = (list: unknown): Part[] => (Array.isArray(list) ? (list as Part[]) : [])

/** What is paid with where the venue has gift certificates. */
export const SAMPLE_CERTIFICATE = 'REHEARSAL-1'

/** So many places that no purchase of the rehearsal takes another's. */
const ROOM = 5_000

/**
 * The file of a sandbox in which everything is bought: members of every level, and room for everybody at each start and of each add-on that has
 * room at all. The bank is not asked who holds a card, for the cards are none.
 */
export function rehearsalFile(file: Part, members: readonly SampleMember[]): Part {
  return {
    ...file,
    company: { ...(file.company as Part), enable3DS: false },
    events: records(file.events).map(event => ({
      ...event,
      slots: records(event.slots).map(withRoom),
      slotRules: records(event.slotRules).map(withRoom),
    })),
    addOns: records(file.addOns).map(addOn =>
      Number(addOn.totalQuantity) > 0 ? { ...addOn, totalQuantity: ROOM } : addOn,
    ),
    members,
    // Those of people are not copied into a sandbox.
    giftCertificates: [{ number: SAMPLE_CERTIFICATE, balance: 5_000 }],
  }
}

const withRoom = (start: Part): Part =>
  Number(start.capacity) > 0 ? { ...start, capacity: Math.max(Number(start.capacity), ROOM) } : start
