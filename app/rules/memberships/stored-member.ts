import type { MemberListEntry } from '#app/contract/members.ts'

/** Where the browser keeps the copy of who the visitor is known to be; one for the whole site, with its venue in it (MEM-110). */
export const MEMBERSHIP_KEY = 'membership'

/** A membership as a browser stores it. */
export type StoredMembership = Pick<
  MemberListEntry,
  | 'membershipId'
  | 'cardholderId'
  | 'categoryId'
  | 'name'
  | 'membershipCategory'
  | 'externalMembershipId'
  | 'barcode'
  | 'email'
  | 'auxiliary'
>

/**
 * The member record in the browser: for looking at, never for deciding, which the signed session does (decision W1). Auxiliary memberships are
 * kept apart from the primary one (MEM-222).
 */
export type StoredMember = {
  tenantId: string
  member: StoredMembership | null
  other: StoredMembership[]
  auxiliary: StoredMembership[]
  /** all of them, in the order in which they were verified */
  verifiedMember: StoredMembership[]
  /** by a link that was mailed, not by what stands on the card */
  confirmedByEmail: boolean
  /** an instant: from then on the record counts as none (MEM-300) */
  expirationDate: string
}

type VerificationFacts = { tenantId: string; confirmedByEmail: boolean; verifiedUntil: string }

/** The stored record of verified memberships: the first base membership, the other ones, and the auxiliary ones. */
export function storedMember(
  entries: readonly MemberListEntry[],
  { tenantId, confirmedByEmail, verifiedUntil }: VerificationFacts,
): StoredMember {
  const all = entries.map(storedEntry)
  const [member = null, ...other] = all.filter(({ auxiliary }) => !auxiliary)

  return {
    tenantId,
    member,
    other,
    auxiliary: all.filter(({ auxiliary }) => auxiliary),
    verifiedMember: all,
    confirmedByEmail,
    expirationDate: verifiedUntil,
  }
}

type Moment = {
  tenantId: string
  /** until when the session knows the visitor as a member; null where it does not */
  verifiedUntil: string | null
  now: Date
}

/**
 * What is to be done about a stored record: it stays, it is taken away, or it is written anew from what the server knows. One that is broken
 * or over is ignored and cleared (MEM-140); that of another venue stays until it is over or this one has a member.
 */
export function storedMemberPlan(
  text: string | null,
  { tenantId, verifiedUntil, now }: Moment,
): 'keep' | 'clear' | 'write' {
  const record = parsed(text)
  const isUsable = record !== null && Date.parse(record.expirationDate) > now.getTime()
  const isOwn = record?.tenantId === tenantId
  if (verifiedUntil) return isUsable && isOwn && record.expirationDate === verifiedUntil ? 'keep' : 'write'

  return text === null || (isUsable && !isOwn) ? 'keep' : 'clear'
}

function parsed(text: string | null): StoredMember | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function storedEntry(entry: MemberListEntry): StoredMembership {
  const { membershipId, cardholderId, categoryId, name, membershipCategory } = entry
  const { externalMembershipId, barcode, email, auxiliary } = entry

  return {
    membershipId,
    cardholderId,
    categoryId,
    name,
    membershipCategory,
    externalMembershipId,
    barcode,
    email,
    auxiliary,
  }
}
