import { useFetcher, useRevalidator } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { forgetPasskey, knowsPasskeys } from '#app/shell/passkeys/passkey-ceremony.ts'
import { useAbility } from '#app/shell/passkeys/use-ability.ts'
import { useAddPasskey } from '#app/shell/passkeys/use-add-passkey.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './passkeys.css.ts'

type Entry = { id: string; name: string; created: string; used: string }

export type PasskeysProps = {
  /** where passkeys are added and removed */
  action: string
  /** null when they cannot be read now */
  entries: Entry[] | null
  /** a passkey can be added without another sign-in */
  isFresh: boolean
  signInHref: string
}

/** What the visitor signs in with instead of the password. */
export const Passkeys = ({ action, entries, isFresh, signInHref }: PasskeysProps) => {
  const text = useText()
  return (
    <section className={styles.section}>
      <Heading level={2} step="title">
        {text('account-passkeys-heading')}
      </Heading>
      <p>{text('account-passkeys-description')}</p>
      {entries ? (
        <EntryList action={action} entries={entries} />
      ) : (
        <p>{text('account-passkeys-load-failed')}</p>
      )}
      <AddPasskey action={action} isFresh={isFresh} signInHref={signInHref} />
    </section>
  )
}

/** Each with its button; a removed one is said, and the focus goes where the list is. */
const EntryList = ({ action, entries }: { action: string; entries: Entry[] }) => {
  const text = useText()
  const fetcher = useFetcher()
  const list = useRef<HTMLDivElement>(null)
  const [pressed, setPressed] = useState<string | null>(null)
  const isDone = pressed !== null && fetcher.state === 'idle'
  const isThere = entries.some(({ id }) => id === pressed)
  const removed = isDone && !isThere ? pressed : null
  useEffect(() => {
    if (!removed) return
    list.current?.focus()
    void forgetPasskey(removed)
  }, [removed])
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      {entries.length > 0 ? (
        <ul>
          {entries.map(({ id, name, created, used }) => (
            <li key={id} className={styles.entry}>
              <div className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.about}>
                  <span>{created}</span>
                  <span>{used}</span>
                </span>
              </div>
              <fetcher.Form method="post" action={action} onSubmit={() => setPressed(id)}>
                <input type="hidden" name="id" value={id} />
                <Button
                  tone="quiet"
                  size="small"
                  className={styles.remove}
                  icon="remove"
                  name="intent"
                  value="remove"
                  busy={pressed === id && fetcher.state !== 'idle'}
                  aria-label={text('account-passkeys-remove-named', { name, added: created })}
                >
                  {text('account-passkeys-remove')}
                </Button>
              </fetcher.Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{text('account-passkeys-none')}</p>
      )}
      {isDone ? (
        <NoticeLine tone={isThere ? 'critical' : 'positive'} live>
          {text(isThere ? 'account-passkeys-not-removed' : 'account-passkeys-removed')}
        </NoticeLine>
      ) : null}
    </div>
  )
}

type AddPasskeyProps = Pick<PasskeysProps, 'action' | 'isFresh' | 'signInHref'>

/** Its place is kept until scripts know whether the browser can; somebody who signed in a while ago does so again. */
const AddPasskey = ({ action, isFresh, signInHref }: AddPasskeyProps) => {
  const text = useText()
  const { revalidate } = useRevalidator()
  const isAble = useAbility(knowsPasskeys)
  const { add, busy, outcome, button } = useAddPasskey(action, revalidate)
  const again = useRef<HTMLParagraphElement>(null)
  const isStale = outcome?.isStale ?? false
  useEffect(() => {
    if (isStale) again.current?.focus()
  }, [isStale])
  if (isAble === false) return null
  const mustSignIn = !isFresh || isStale
  return (
    <div className={isAble ? styles.block : styles.place}>
      {mustSignIn ? (
        <p className={styles.again} ref={again} tabIndex={-1}>
          {text('account-passkeys-sign-in-again')}{' '}
          <Link href={signInHref} className={styles.signIn}>
            {text('account-passkeys-sign-in')}
          </Link>
        </p>
      ) : (
        <Button type="button" tone="secondary" icon="key" busy={busy} onClick={add} ref={button}>
          {text('auth-passkey-add')}
        </Button>
      )}
      {outcome && !mustSignIn ? (
        <NoticeLine tone={outcome.tone} live>
          {outcome.sentence}
        </NoticeLine>
      ) : null}
    </div>
  )
}
