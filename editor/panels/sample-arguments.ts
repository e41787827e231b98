import type { TextDefinition } from '#theme/texts/lists/text-definition.ts'
import type { Arguments } from '#theme/texts/runtime/message-parts.ts'

const numbers = [0, 1, 2, 1200] as const

type Style = { locale: string; currency: string }

/**
 * Rows of arguments to try a text with: its own samples, else 0, 1, 2 and 1,200 for what is counted; money, dates and times as the locale
 * (BCP 47) writes them, and the name of an argument in brackets for what is other words.
 */
export const sampleArguments = ({ args, samples }: TextDefinition, style: Style): readonly Arguments[] => {
  const names = Object.keys(args)
  if (names.length === 0) return []
  if (samples.length > 0) return samples
  const counts = names.some(name => args[name] === 'number') ? numbers : [1]
  return counts.map(number =>
    Object.fromEntries(names.map(name => [name, args[name] === 'number' ? number : wordsFor(name, style)])),
  )
}

const MONEY: readonly string[] = [
  'amount',
  'difference',
  'fee',
  'maximum',
  'minimum',
  'price',
  'retail',
  'saving',
  'total',
]
const DATES: readonly string[] = ['date', 'expires', 'until']

/** An afternoon in spring, by the clock of UTC. */
const MOMENT = Date.UTC(2026, 4, 14, 14, 30)

const wordsFor = (name: string, { locale, currency }: Style): string => {
  if (MONEY.includes(name)) return (1234.5).toLocaleString(locale, { style: 'currency', currency })
  if (DATES.includes(name)) return momentText(locale, { dateStyle: 'full' })
  return name === 'time' ? momentText(locale, { timeStyle: 'short' }) : `[${name}]`
}

const momentText = (locale: string, look: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { ...look, timeZone: 'UTC' }).format(MOMENT)
