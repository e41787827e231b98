import type { LocalDate } from '#app/rules/calendar/dates.ts'

/** How a membership renews by itself: the plan, whether its next charge can be told, its next term, and whether it may be renewed by hand. */
export type AutoRenewal = {
  plan: { status: 'active' | 'canceled'; canceledOn: LocalDate | null } | null
  hasCharge: boolean
  hasUpcoming: boolean
  canRenew: boolean
}

/** What the auto-renew panel shows: a state, sentences in this order, and what can be done. */
export type AutoRenewState = {
  status: 'on' | 'off' | 'renewed'
  sentences: readonly ('charge' | 'call' | 'opted-out' | 'renewed-as')[]
  /** a way to renew by hand */
  offersRenewal: boolean
  /** it can be stopped */
  canStop: boolean
}

/**
 * The auto-renew panel of a membership: already renewed where there is a next term (MEM-280), on with an active plan (MEM-099, MEM-279,
 * MEM-281), else off, since when if that is known (MEM-278), with the way to renew by hand where there is one (MEM-100).
 */
export function autoRenewPanel({ plan, hasCharge, hasUpcoming, canRenew }: AutoRenewal): AutoRenewState {
  const canStop = plan?.status === 'active'
  if (hasUpcoming) return { status: 'renewed', sentences: ['renewed-as'], offersRenewal: false, canStop }
  if (canStop)
    return {
      status: 'on',
      sentences: [...(hasCharge ? (['charge'] as const) : []), 'call'],
      offersRenewal: false,
      canStop,
    }
  const isTold = plan?.canceledOn != null
  return { status: 'off', sentences: isTold ? ['opted-out'] : [], offersRenewal: canRenew, canStop }
}
