import {
  type addRetailBelow,
  allowanceLine,
  combinedLine,
  EDIT_ORDER,
  limitHeading,
  notTogether,
  PURCHASED_PREVIOUSLY,
} from '#app/rules/limits/limit-messages.ts'
import { ruleRefusal, strictestRefusals } from '#app/rules/limits/repair-tickets.ts'
import { ruleTypeLabel, type SalesRuleResult, timeFrameLabel } from '#app/rules/limits/sales-rule.ts'
import { ticketRefusalMessage } from '#app/rules/limits/ticket-refusal-message.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** All that is said of a limit. */
type LimitMessage =
  | Message<'event-limit-of' | 'tickets-maxed' | 'tickets-retail-price-text'>
  | Message<'event-limit-up-to'>
  | (typeof limitHeading)[keyof typeof limitHeading]
  | (typeof ruleTypeLabel)[keyof typeof ruleTypeLabel]
  | (typeof timeFrameLabel)[keyof typeof timeFrameLabel]
  | ReturnType<
      typeof addRetailBelow | typeof allowanceLine | typeof combinedLine | typeof ticketRefusalMessage
    >
  | typeof EDIT_ORDER
  | typeof PURCHASED_PREVIOUSLY

/** Puts a message into the venue's words. */
export type FormatText = (message: LimitMessage) => string

/** The sentence for a rule that is exceeded: its kind, what it allows, and the advice to edit the order (ORD-284, ORD-286, ORD-292). */
export function exceededWords(rule: SalesRuleResult, formatMessage: FormatText): string {
  const what = rule.isPreventRule
    ? formatMessage(notTogether(rule.ticketTypes))
    : `${headingWords(rule, formatMessage)}: ${allowanceWords(rule, formatMessage)}`

  return `${ended(what)} ${formatMessage(EDIT_ORDER)}`
}

/** How a venue tells what an order exceeds: in sentences with their numbers, or as its rules. */
export type LimitWords = 'sentence' | 'rule'

type BrokenRules = {
  rules: readonly SalesRuleResult[]
  /** kinds of ticket that the event sells, with how many of each are chosen */
  sold: readonly { id: string; name: string; quantity: number }[]
  limitWords: LimitWords
}

/** What the broken rules of one event say, each once: the strictest first and none that another one mends too, or every rule as it is. */
export function brokenWords({ rules, sold, limitWords }: BrokenRules, formatMessage: FormatText): string[] {
  const chosenIds = sold.filter(({ quantity }) => quantity > 0).map(({ id }) => id)
  const sentences =
    limitWords === 'rule'
      ? rules.map(rule => exceededWords(rule, formatMessage))
      : strictestRefusals(rules.map(ruleRefusal), chosenIds).map(refusal =>
          formatMessage(ticketRefusalMessage(refusal, sold)),
        )

  return [...new Set(sentences)]
}

/** Which kind of limit it is: of this order or of all together, for members or for the event (ORD-284, ORD-304). */
function headingWords({ reason, ruleType }: SalesRuleResult, formatMessage: FormatText): string {
  const args = {
    heading: formatMessage(limitHeading[reason]),
    type: formatMessage(ruleTypeLabel[ruleType.name]),
  }

  return formatMessage({ text: 'event-limit-of', args })
}

/** The sentence for what a rule allows (ORD-290, ORD-291): for which person types together, and what is left after earlier purchases. */
export function allowanceWords(rule: SalesRuleResult, formatMessage: FormatText): string {
  const isShared = rule.groupMax !== null && rule.ticketTypes.length > 1
  const shared = isShared
    ? formatMessage(combinedLine(rule, formatMessage(timeFrameLabel[rule.timeFrame])))
    : null
  const left =
    shared && rule.purchasedQuantity === 0
      ? null
      : formatMessage(allowanceLine(rule, formatMessage(PURCHASED_PREVIOUSLY)))

  return [shared, left].filter(Boolean).join('. ')
}

const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)
