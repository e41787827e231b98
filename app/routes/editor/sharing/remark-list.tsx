import { Form, useNavigation } from '@remix-run/react'
import type { RemarkPayload } from '#app/contract/draft-review.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './sharing.css.ts'

type StaffRemark = RemarkPayload & { recipient: string; moment: string }

/** What people with a link said of places of the pages, and whether it is dealt with. */
export const RemarkList = ({ remarks }: { remarks: readonly StaffRemark[] }) => {
  const text = useText()
  return (
    <Section heading={text('draft-remarks-heading')} step="title" id="remarks">
      {remarks.length === 0 ? <p>{text('draft-remarks-none')}</p> : null}
      <ul className={styles.list}>
        {remarks.map(remark => (
          <li key={remark.id} className={styles.entry}>
            <Remark remark={remark} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Remark = ({ remark }: { remark: StaffRemark }) => {
  const text = useText()
  const { id, words, body, name, moment, createdAt, isResolved, page } = remark
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      {words ? <p className={styles.foot}>{text('draft-remark-on', { words })}</p> : null}
      <p className={styles.body}>{body}</p>
      <p className={styles.foot}>
        <time dateTime={createdAt}>{text('draft-remark-by', { name, date: moment })}</time>
      </p>
      <Form method="post" className={styles.row}>
        <input type="hidden" name="id" value={id} />
        {isResolved ? <Tag tone="positive">{text('draft-remark-resolved')}</Tag> : null}
        <Button
          tone="secondary"
          size="small"
          name="intent"
          value={isResolved ? 'unresolve' : 'resolve'}
          busy={busy}
        >
          {text(isResolved ? 'draft-shares-reopen' : 'draft-shares-resolve')}
        </Button>
        <Link href={page}>{text('draft-shares-show')}</Link>
      </Form>
    </>
  )
}
