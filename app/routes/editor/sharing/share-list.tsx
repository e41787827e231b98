import { Form, useNavigation } from '@remix-run/react'
import type { SharePayload } from '#app/contract/draft-shares.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Tag, type TagTone } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './sharing.css.ts'

const toneOf: Record<SharePayload['state'], TagTone> = { open: 'positive', revoked: 'critical', over: 'info' }

/** For whom links were made, until when they open, and who has approved by them. */
export const ShareList = ({ shares }: { shares: readonly (SharePayload & { ends: string })[] }) => {
  const text = useText()
  return (
    <ul className={styles.list}>
      {shares.map(({ id, recipient, authorName, ends, state, approvedBy }) => (
        <li key={id} className={styles.entry}>
          <div className={styles.row}>
            <strong>{recipient}</strong>
            <Tag tone={toneOf[state]}>{text(`draft-shares-${state}`)}</Tag>
            {approvedBy ? <Tag tone="positive">{text('draft-approved', { name: approvedBy })}</Tag> : null}
          </div>
          <p className={styles.foot}>{text('draft-shares-by', { name: authorName, date: ends })}</p>
          {state === 'open' ? <RevokeForm id={id} recipient={recipient} /> : null}
        </li>
      ))}
    </ul>
  )
}

const RevokeForm = ({ id, recipient }: Pick<SharePayload, 'id' | 'recipient'>) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        tone="secondary"
        size="small"
        name="intent"
        value="revoke"
        busy={busy}
        aria-label={text('draft-shares-revoke-name', { name: recipient })}
      >
        {text('draft-shares-revoke')}
      </Button>
    </Form>
  )
}
