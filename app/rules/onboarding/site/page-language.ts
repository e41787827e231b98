import type { ReadPage } from './read-page.ts'

/** The language that a page says it is written in, perhaps with a region; undefined where it says none, or none that exists. */
export const pageLanguage = ({ $ }: Pick<ReadPage, '$'>): Intl.Locale | undefined =>
  localeOf($('html').attr('lang') ?? $('meta[http-equiv="content-language"]').attr('content'))

/** A language tag as pages write them, also `en_GB`; undefined for what is none. */
export function localeOf(tag: string | undefined): Intl.Locale | undefined {
  const text = tag?.trim().replaceAll('_', '-') ?? ''
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(text)) return undefined
  try {
    return new Intl.Locale(text)
  } catch {
    return undefined
  }
}
