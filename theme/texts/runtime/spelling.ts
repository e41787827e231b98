/** Words that our defaults spell as in the US, and how the rest of the English-speaking world does. */
const BRITISH: Readonly<Record<string, string>> = {
  canceled: 'cancelled',
  canceling: 'cancelling',
  color: 'colour',
  honor: 'honour',
  honoree: 'honouree',
  honorees: 'honourees',
  recognized: 'recognised',
}
const AMERICAN_WORD = new RegExp(`\\b(?:${Object.keys(BRITISH).join('|')})\\b`, 'gi')
/** Where English is spelled as in the US. */
const AMERICAN_REGIONS = ['US', 'PH']

/** A default text as the locale spells it: 'canceled' is 'cancelled' in en-GB. Other languages and en-US keep the words as they are. */
export function spelledFor(locale: string, message: string): string {
  return isSpelledOtherwise(locale) ? message.replace(AMERICAN_WORD, britishOf) : message
}

/** Whether our defaults are spelled otherwise in a locale. */
export function isSpelledOtherwise(locale: string): boolean {
  const { language, region = 'US' } = new Intl.Locale(locale).maximize()
  return language === 'en' && !AMERICAN_REGIONS.includes(region)
}

function britishOf(word: string): string {
  const british = BRITISH[word.toLowerCase()] ?? word
  return word[0] === word[0]?.toUpperCase() ? `${british[0]?.toUpperCase()}${british.slice(1)}` : british
}
