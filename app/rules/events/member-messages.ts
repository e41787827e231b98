import type { MemberAccess } from '#app/rules/events/member-only.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** The callout of a member-only event; an inactive membership is told in the longer message alone (ORD-226). */
export const accessCallout = {
  open: null,
  eligible: { text: 'event-detail-eligible' },
  inactive: null,
  'wrong-category': { text: 'event-detail-not-eligible' },
  'membership-required': { text: 'event-detail-membership-required' },
} as const satisfies Record<MemberAccess, Message | null>

/** The few words about access on a card: the callout, or for an inactive membership the message (ORD-226). */
export function accessLine(access: MemberAccess) {
  return accessCallout[access] ?? accessMessage[access]
}

/** What a member who may not buy is told to do about it (ORD-227). */
export const accessMessage = {
  open: null,
  eligible: null,
  inactive: { text: 'event-detail-inactive-membership' },
  'wrong-category': { text: 'event-detail-wrong-membership' },
  'membership-required': { text: 'event-detail-membership-needed' },
} as const satisfies Record<MemberAccess, Message | null>
