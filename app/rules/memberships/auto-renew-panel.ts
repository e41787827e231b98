import type { LocalDate } from '#app/rules/calendar/dates.ts'
import type { CardValidity } from '#app/rules/memberships/card-validity.ts'

/**
 * How a membership renews by itself: the plan, whether its next charge is still to come and with which card, its next term, and whether it runs
 * and may be renewed by hand.
 */
export type AutoRenewal = {
  plan: { status: 'active' | 'canceled'; canceledOn: LocalDate | null } | null
  hasCharge: boolean
  card: CardValidity
  isRunning: boolean
  hasUpcoming: boolean
  canRenew: boolean
}

type AutoRenewSentence =
  | 'charge'
  | 'card-expiring'
  | 'card-expired'
  | 'call'
  | 'opted-out'
  | 'renewed-as'
  | 'lasts-until'

/** What the auto-renew panel shows: a state, sentences in this order, and what can be done. */
export type AutoRenewState = {
  status: 'on' | 'off' | 'renewed'
  sentences: readonly AutoRenewSentence[]
  /** a way to renew by hand */
  offersRenewal: boolean
  /** it needs nobody: the way to renew by hand stands behind */
  renewsItself: boolean
  /** it can be stopped */
  canStop: boolean
}

/**
 * The auto-renew panel of a membership: already renewed where there is a next term (MEM-280), on with an active plan (MEM-099, MEM-279,
 * MEM-281), else off, since when if that is known (MEM-278), and until when it lasts, with the way to renew by hand where there is one (MEM-100).
 * A card that does not count on the day of its charge is not named as the one that pays: another one renews it by hand.
 */
export function autoRenewPanel(renewal: AutoRenewal): AutoRenewState {
  const canStop = renewal.plan?.status === 'active'
  if (renewal.hasUpcoming)
    return {
      status: 'renewed',
      sentences: ['renewed-as'],
      offersRenewal: false,
      renewsItself: false,
      canStop,
    }
  return canStop ? panelOn(renewal) : panelOff(renewal)
}

function panelOn({ hasCharge, card, canRenew }: AutoRenewal): AutoRenewState {
  const isDoubtful = hasCharge && card !== 'valid'
  return {
    status: 'on',
    sentences: [...(hasCharge ? [chargeSentences[card]] : []), 'call'],
    offersRenewal: isDoubtful && canRenew,
    renewsItself: hasCharge && !isDoubtful,
    canStop: true,
  }
}

const chargeSentences = {
  valid: 'charge',
  expiring: 'card-expiring',
  expired: 'card-expired',
} as const satisfies Record<CardValidity, AutoRenewSentence>

function panelOff({ plan, isRunning, canRenew }: AutoRenewal): AutoRenewState {
  const optOut = plan?.canceledOn != null ? (['opted-out'] as const) : []
  const end = isRunning ? (['lasts-until'] as const) : []
  return {
    status: 'off',
    sentences: [...optOut, ...end],
    offersRenewal: canRenew,
    renewsItself: false,
    canStop: false,
  }
}
