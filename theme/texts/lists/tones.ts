import type { TextReference } from './texts.ts'

/** How a venue speaks to its visitors. */
export type Tone = keyof typeof tones

/** The words of a tone, in English; those that are not named are the defaults, which are neither. */
export const tones = {
  neutral: {},
  formal: {
    'events-become-member': 'Become a Member',
    'events-banner-prompt': 'Do you hold a membership?',
    'events-empty': 'No events take place on this date.',
    'events-empty-link': 'Choose another date',
    'event-card-buy-tickets': 'Purchase Tickets',
    'event-card-buy-combo': 'Purchase Combination',
    'cart-refund': 'We regret that refunds cannot be made online.',
    'confirmation-page-heading': 'Thank you for your purchase',
    'confirmation-show-code': 'Please present this code at the entrance.',
    'donation-subheading': 'Every contribution is gratefully received.',
    'party-heading': 'Who will be attending?',
    'waiting-heading': 'Notify me when a place becomes available',
    'waiting-taken': 'Your places are reserved. We look forward to your visit.',
    'reviews-empty': 'No reviews have been submitted.',
    'reviews-thanks': 'Thank you for your review.',
  },
  friendly: {
    'events-page-heading': 'What’s on',
    'events-become-member': 'Join us',
    'events-banner-prompt': 'Already a member?',
    'events-empty': 'Nothing on that day. How about another?',
    'events-empty-link': 'Pick another day',
    'event-card-buy-tickets': 'Get tickets',
    'event-card-buy-combo': 'Get this combo',
    'cart-refund': 'Sorry, we can’t pay money back online.',
    'confirmation-page-heading': 'Thanks! You’re all set',
    'confirmation-show-code': 'Just show us this code when you arrive.',
    'donation-subheading': 'Every bit helps. Thank you!',
    'party-heading': 'Who’s coming?',
    'waiting-heading': 'Let me know when there’s room',
    'waiting-taken': 'Your places are yours. See you soon!',
    'reviews-empty': 'No reviews yet. Yours could be the first!',
    'reviews-thanks': 'Thanks for your review!',
  },
} as const satisfies Record<string, Partial<Record<TextReference, string>>>

export const isTone = (value: string): value is Tone => Object.hasOwn(tones, value)

/** Words of a venue in another tone: words of a tone make room, those that the venue wrote itself stay. */
export function withTone(texts: Readonly<Record<string, string>>, tone: Tone): Record<string, string> {
  const own = Object.entries(texts).filter(([reference, words]) => !isOfSomeTone(reference, words))
  return { ...tones[tone], ...Object.fromEntries(own) }
}

/** The tone whose words a venue has most of; `neutral` where it has none. */
export function toneOf(texts: Readonly<Record<string, string>>): Tone {
  const countOf = (tone: Tone) =>
    Object.entries(tones[tone]).filter(([reference, words]) => texts[reference] === words).length
  const [first = 'neutral'] = (Object.keys(tones) as Tone[]).toSorted((a, b) => countOf(b) - countOf(a))
  return first
}

const isOfSomeTone = (reference: string, words: string) =>
  Object.values<Record<string, string>>(tones).some(tone => tone[reference] === words)
