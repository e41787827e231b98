import { Link } from '#app/ui/link/link.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './events.css.ts'

type ImportListProps = { imports: readonly { href: string; words: string }[] }

/** What was imported so far: each leads to what it has changed, and to what was before it. */
export const ImportList = ({ imports }: ImportListProps) => {
  const text = useText()
  return (
    <Section id="imports" heading={text('onboarding-imports')} step="title">
      <p className={styles.hint}>{text('onboarding-imports-hint')}</p>
      <ul className={styles.downloads}>
        {imports.map(({ href, words }) => (
          <li key={href}>
            <Link href={href}>{words}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
