import { escapeHtml } from './escape-html.ts'

/** A part of a mail in both its forms, so that neither says what the other does not. Empty forms are left out. */
export type MailSection = { html: string; text: string }

type Style = Record<string, string>

/** The value of a `style` attribute. */
export const css = (style: Style) =>
  escapeHtml(
    Object.entries(style)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
  )

/** Words of another origin, which must not turn around what stands beside them. */
export const apart = (words: string, direction: 'auto' | 'ltr' = 'auto') =>
  `<span dir="${direction}">${escapeHtml(words)}</span>`

/** One row of the mail's single column. */
export const row = (content: string, padding = '0 28px 28px') =>
  `<tr><td style="padding:${padding}">${content}</td></tr>`

/** Lines below each other, in both forms. */
export function paragraphs(lines: readonly (string | null | undefined)[]): MailSection {
  const nonEmpty = lines.filter((line): line is string => Boolean(line))
  return {
    html: nonEmpty.map(line => `<p style="margin:0 0 8px">${escapeHtml(line)}</p>`).join('\n'),
    text: nonEmpty.join('\n'),
  }
}
