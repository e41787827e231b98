/**
 * Whether a page is shown as a browser without scripts has it: its root says so (`app/server/scenes/scriptless-page.ts`). A page that is
 * just being loaded has no root yet.
 */
export const isScriptlessPage = ({ documentElement }: { documentElement: HTMLElement | null }): boolean =>
  documentElement?.dataset.scriptless !== undefined

const ALWAYS = '(min-width: 0px)'
const NEVER = '(max-width: 0px)'

/**
 * Has the sheets of a page without scripts take this browser, which runs them, for one that does not. A frame in a sandbox would do the same,
 * but in Safari no click is heard there.
 */
export const answerScripting = (page: Document): void => {
  if (!isScriptlessPage(page)) return
  for (const sheet of page.styleSheets) answerIn(sheet.cssRules)
}

const answerIn = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    const { media, cssRules } = rule as CSSMediaRule
    if (media?.mediaText.includes('(scripting: ')) media.mediaText = answered(media.mediaText)
    if (cssRules) answerIn(cssRules)
  }
}

const answered = (query: string) =>
  query.replaceAll('(scripting: none)', ALWAYS).replaceAll('(scripting: enabled)', NEVER)
