import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './shelf-links.css.ts'

type ShelfLinksProps = { shelves: readonly { /** Of its section. */ id: string; name: string }[] }

/** Further down the page: a long day is not scrolled through for what stands at its end. */
export const ShelfLinks = ({ shelves }: ShelfLinksProps) => {
  const text = useText()
  if (shelves.length === 0) return null
  return (
    <nav aria-label={text('events-shelves-label')} className={styles.links}>
      {shelves.map(({ id, name }) => (
        <a key={id} href={`#${id}`} className={styles.link}>
          {name}
          <Icon name="arrow-down" />
        </a>
      ))}
    </nav>
  )
}
