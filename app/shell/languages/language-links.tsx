import type { ShellModel } from '#app/shell/shell-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type LanguageLinksProps = {
  languages: ShellModel['languages']
  list: string
  link: string
}

/** The page in each language of the venue, each named in itself. Plain links: words, direction and look of the whole page change. */
export const LanguageLinks = ({ languages, list, link }: LanguageLinksProps) => {
  const text = useText()
  if (languages.length < 2) return null
  return (
    <nav className={list} aria-label={text('language-label')}>
      {languages.map(({ tag, name, direction, href, isShown }) => (
        <a
          key={tag}
          className={link}
          href={href}
          lang={tag}
          dir={direction}
          hrefLang={tag}
          rel="nofollow"
          aria-current={isShown ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
