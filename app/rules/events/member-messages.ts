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

/** What a member who may not buy is told to do about it (ORD-227). */
export const accessMessage = {
  open: null,
  eligible: null,
  inactive: { text: 'event-detail-inactive-membership' },
  'wrong-category': { text: 'event-detail-wrong-membership' },
  'membership-required': { text: 'event-detail-membership-needed' },
} as const satisfies Record<MemberAccess, Message | null>
