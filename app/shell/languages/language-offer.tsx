import type { ShellModel } from '#app/shell/shell-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './language-offer.css.ts'

/** Offers the page in the language that the browser asks for, until one of the two is chosen. Nothing changes by itself. */
export const LanguageOffer = ({ offered, shown }: NonNullable<ShellModel['languageOffer']>) => (
  <aside className={styles.offer} data-nosnippet="">
    <a
      className={styles.link}
      href={offered.href}
      lang={offered.tag}
      dir={offered.direction}
      hrefLang={offered.tag}
      rel="nofollow"
    >
      {offered.words}
    </a>
    <a className={styles.link} href={shown.href} rel="nofollow">
      {useText()('language-keep', { language: shown.name })}
    </a>
  </aside>
)
