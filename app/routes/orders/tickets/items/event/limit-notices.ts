import { addRetailBelow, notTogether } from '#app/rules/limits/limit-messages.ts'
import { allowanceWords, type FormatText, type LimitWords } from '#app/rules/limits/limit-words.ts'
import { ruleRefusal } from '#app/rules/limits/repair-tickets.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { ticketRefusalMessage } from '#app/rules/limits/ticket-refusal-message.ts'
import type { BoundedTicket } from './bounded-rows.ts'

type NoticeWords = {
  /** the kinds of ticket that the event sells */
  sold: readonly { id: string; name: string }[]
  limitWords: LimitWords
  formatMessage: FormatText
}

export type LimitWarning = { tone: 'info' | 'critical'; words: string }

/** What to say beside one quantity: a limit of its own kind of ticket that is reached (ORD-289). */
export function rowNotice(
  { limits, quantity, offersRetail }: BoundedTicket,
  noticeWords: NoticeWords,
): LimitWarning | null {
  const { formatMessage } = noticeWords
  const own = limits.binding.find(rule => rule.groupMax === null && !rule.fails)
  if (offersRetail)
    return {
      tone: 'info',
      words: formatMessage(addRetailBelow(formatMessage({ text: 'tickets-retail-price-text' }))),
    }
  if (own && (quantity > 0 || own.purchasedQuantity > 0))
    return { tone: 'info', words: reachedWords(own, noticeWords) }
  return null
}

/** The notice of each row. That more can be had at the full price is said at the first row where that is so: the others show it the same way. */
export function noticesOnce(
  rows: readonly BoundedTicket[],
  noticeWords: NoticeWords,
): (row: BoundedTicket) => LimitWarning | null {
  const first = rows.find(({ offersRetail }) => offersRetail)
  return row => (row.offersRetail && row !== first ? null : rowNotice(row, noticeWords))
}

/** What to say below the quantities: limits that several kinds of ticket share and that are reached, each once. */
export function sharedNotices(rows: readonly BoundedTicket[], noticeWords: NoticeWords): LimitWarning[] {
  const { formatMessage } = noticeWords
  const rules = new Map<string, SalesRuleResult>()
  for (const { limits, quantity, offersRetail } of rows)
    for (const rule of limits.binding)
      if (rule.groupMax !== null && !rule.fails && (quantity > 0 || rule.isPreventRule) && !offersRetail)
        rules.set(JSON.stringify([rule.ruleType, rule.pricePointIds, rule.isRetail, rule.timeFrame]), rule)
  return [...rules.values()].map(rule => ({
    tone: 'info',
    words: rule.isPreventRule
      ? formatMessage(notTogether(rule.ticketTypes))
      : reachedWords(rule, noticeWords),
  }))
}

/** At its limit, not over it: as a sentence, or for a venue that tells its rules as they are what the rule allows. */
function reachedWords(rule: SalesRuleResult, { sold, limitWords, formatMessage }: NoticeWords): string {
  if (limitWords === 'sentence') return formatMessage(ticketRefusalMessage(ruleRefusal(rule), sold))
  const allowance =
    rule.groupMax !== null || rule.purchasedQuantity > 0 ? allowanceWords(rule, formatMessage) : null
  return [formatMessage({ text: 'tickets-maxed' }), allowance].filter(Boolean).join('. ')
}
