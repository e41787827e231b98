import { expect, test } from 'vitest'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import {
  isTextReference,
  staffTextGroups,
  type TextGroup,
  type TextReference,
  textOf,
} from '#theme/texts/lists/texts.ts'
import { defaultWords } from '#theme/texts/runtime/venue-texts.ts'

type RetiredWord = {
  thing: string
  word: string
  language: string
  retired: RegExp
  /** texts that are about another thing, or whose words the specification gives */
  except?: Partial<Record<TextReference, string>>
}

const PART_OF_REVIEW = {
  'reviews-form-comment': 'one field of a review, which has stars and a title beside it',
}
const WHOLE_ORDER = { 'account-order-total': 'stands under the totals of the single events of that order' }
const SPECIFIED = {
  'calendar-modal-continue': 'the specification’s words (ORD-048)',
  'cart-error': 'the specification’s words (CHK-050)',
  'cart-refund-advice': 'the specification’s words (ORD-294)',
}

/**
 * A word for a thing that has another one. What is not here has two words because it is two things: a *discount* is what everybody is
 * given off a whole order, a *member price* what members pay, of a ticket and of what it takes off the order; *Add Admission* and *Add to order* are
 * both the specification's (ORD-317); *Your Order* is the order, *Order summary* its lines and total beside the page.
 */
const RETIRED: RetiredWord[] = [
  {
    thing: 'what visitors write of an event',
    word: 'review',
    language: 'en-US',
    retired: /\bcomments?\b/i,
    except: PART_OF_REVIEW,
  },
  {
    thing: 'what visitors write of an event',
    word: 'Bewertung',
    language: 'de-DE',
    retired: /kommentar/i,
    except: PART_OF_REVIEW,
  },
  {
    thing: 'what visitors write of an event',
    word: 'avis',
    language: 'fr-FR',
    retired: /commentaire/i,
    except: PART_OF_REVIEW,
  },
  {
    thing: 'what visitors write of an event',
    word: 'opinión',
    language: 'es-ES',
    retired: /comentario/i,
    except: PART_OF_REVIEW,
  },
  {
    thing: 'what visitors write of an event',
    word: 'تقييم',
    language: 'ar',
    retired: /تعليق/,
    except: PART_OF_REVIEW,
  },
  {
    thing: 'what an order comes to',
    word: 'Total, under the heading Order summary',
    language: 'en-US',
    retired: /\border total\b/i,
    except: WHOLE_ORDER,
  },
  {
    thing: 'what an order comes to',
    word: 'Total, under Resumen del pedido',
    language: 'es-ES',
    retired: /total del pedido/i,
    except: WHOLE_ORDER,
  },
  {
    thing: 'what an order comes to',
    word: 'Total, under Récapitulatif',
    language: 'fr-FR',
    retired: /total de la commande/i,
    except: WHOLE_ORDER,
  },
  {
    thing: 'what an order comes to',
    word: 'Gesamt, under Bestellübersicht',
    language: 'de-DE',
    retired: /^gesamtbetrag$/i,
    except: WHOLE_ORDER,
  },
  {
    thing: 'what an order comes to',
    word: 'الإجمالي',
    language: 'ar',
    retired: /إجمالي الطلب/,
    except: WHOLE_ORDER,
  },
  {
    thing: 'what is being bought',
    word: 'order',
    language: 'en-US',
    retired: /\b(?:cart|basket|bag|booking)\b/i,
    except: SPECIFIED,
  },
  {
    thing: 'to change an order',
    word: 'ändern',
    language: 'de-DE',
    retired: /bestellung bearbeiten/i,
  },
]

/** Every text that a visitor reads. */
const references = (Object.keys(textGroups) as TextGroup[])
  .filter(group => !staffTextGroups.includes(group))
  .flatMap(group => Object.keys(textGroups[group]) as TextReference[])
  .filter(reference => !textOf(reference).setting)

/** The words that are read, without the names of arguments and cases. */
const readWords = (message: string) =>
  message.replace(/\{\s*\w+\s*(?:,\s*(?:plural|select)\s*,)?|(?<=[\s}])[\w=]+\s*\{/g, ' ')

test.each(RETIRED)('$thing in $language: “$word” and no other word', ({ language, retired, except = {} }) => {
  const found = references.filter(
    reference => !(reference in except) && retired.test(readWords(defaultWords(reference, language))),
  )
  expect(found).toEqual([])
})

test('what is left out of the rules still says the other word', () => {
  const idle = RETIRED.flatMap(({ language, retired, except = {} }) =>
    Object.keys(except).filter(
      reference => !isTextReference(reference) || !retired.test(defaultWords(reference, language)),
    ),
  )
  expect(idle).toEqual([])
})
