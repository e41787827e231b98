import { describe, expect, test } from 'vitest'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import { staffTextGroups, type TextGroup, type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import { argumentsUsed, parseMessage } from '#theme/texts/runtime/parse-message.ts'
import { defaultWords } from '#theme/texts/runtime/venue-texts.ts'
import ar from './ar.json' with { type: 'json' }
import de from './de.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }
import { shippedLanguages, translatedDefault } from './translated-defaults.ts'

const files = { ar, de, es, fr }

const references = (Object.keys(textGroups) as TextGroup[])
  .filter(group => !staffTextGroups.includes(group))
  .flatMap(group => Object.keys(textGroups[group]) as TextReference[])
  .filter(reference => !textOf(reference).setting && textOf(reference).message !== '')

const messageOf = (reference: TextReference, source: string) =>
  parseMessage(source, { rich: textOf(reference).rich })

/** The arguments of a message, each with how it is used. */
const argumentKinds = (message: CompiledMessage) =>
  [...argumentsUsed(message)].map(([name, { kind }]) => `${name}: ${kind}`).sort()

/** The plural forms that a language has for whole numbers that a shop counts: 'many' of French and Spanish begins at a million. */
const formsOf = (language: string) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter(form => form !== 'many' || language === 'ar')

/** Plurals that say it for exact numbers need no more than what is left. */
const isByNumber = (cases: readonly string[]) => cases.some(name => name.startsWith('='))

describe.each(shippedLanguages)('the defaults in %s', language => {
  test('have every text that a visitor reads', () => {
    expect(references.filter(reference => translatedDefault(reference, language) === undefined)).toEqual([])
  })

  test('have no text that is not there, or that only the staff reads', () => {
    const known = new Set<string>(references)
    expect(Object.keys(files[language]).filter(reference => !known.has(reference))).toEqual([])
  })

  test('can be read, and take the arguments of the English ones', () => {
    const otherwise = references.flatMap(reference => {
      const words = messageOf(reference, defaultWords(reference, language))
      const english = messageOf(reference, textOf(reference).message)
      const [own, theirs] = [argumentKinds(words), argumentKinds(english)]
      return own.join() === theirs.join() ? [] : [{ reference, own, theirs }]
    })
    expect(otherwise).toEqual([])
  })

  test('have each plural form of the language, and no other', () => {
    const forms = formsOf(language)
    const otherwise = references.flatMap(reference =>
      [...argumentsUsed(messageOf(reference, defaultWords(reference, language)))].flatMap(
        ([name, { kind, cases }]) => {
          if (kind !== 'plural') return []
          const named = cases.filter(one => !one.startsWith('='))
          const lacking = isByNumber(cases) ? [] : forms.filter(form => !named.includes(form))
          const idle = named.filter(form => !forms.includes(form as Intl.LDMLPluralRule))
          return lacking.length + idle.length > 0 ? [{ reference, name, lacking, idle }] : []
        },
      ),
    )
    expect(otherwise).toEqual([])
  })
})

test('a language that we do not ship is spoken in English', () => {
  expect(defaultWords('events-empty', 'it-IT')).toBe(textOf('events-empty').message)
  expect(defaultWords('order-undo-cancelled', 'en-GB')).toBe('Your order was cancelled.')
})
