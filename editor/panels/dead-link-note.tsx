import { isDeadLink } from '#app/rules/links/dead-link.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { shopPages } from '#editor/panels/shop-pages.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type DeadLinkNoteProps = { href: string; name: string; onChoose: (href: string) => void }

/** Beside a link that leads nowhere: that it does, and the pages of the shop that it can lead to. */
export const DeadLinkNote = ({ href, name, onChoose }: DeadLinkNoteProps) => {
  const text = useText()
  const { shop, scenes } = useComposer()
  if (href === '' || !isDeadLink(href, { tenantId: shop.facts.tenantId, eventIds: null })) return null
  const pages = shopPages(shop, scene => scenes.nameOf(text, scene))
  return (
    <>
      <p className={styles.warning}>{text('editor-link-dead')}</p>
      <select
        className={chrome.input}
        aria-label={text('editor-link-page', { name })}
        value=""
        onChange={({ currentTarget: { value } }) => value && onChoose(value)}
      >
        <option value="">{text('editor-link-page-none')}</option>
        {pages.map(page => (
          <option key={page.href} value={page.href}>
            {page.name}
          </option>
        ))}
      </select>
    </>
  )
}
