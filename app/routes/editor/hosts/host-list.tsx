import { Form, useNavigation } from '@remix-run/react'
import type { HostPayload, HostsPayload } from '#app/contract/venue-hosts.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Tag, type TagTone } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './hosts.css.ts'

const toneOf: Record<HostPayload['state'], TagTone> = {
  waiting: 'info',
  verified: 'positive',
  failed: 'critical',
}

/** The names of a venue, what each is good for, and what can be done with it next. */
export const HostList = ({ hosts, target }: HostsPayload) => {
  const hasMain = hosts.some(({ isMain }) => isMain)
  return (
    <ul className={styles.list}>
      {hosts.map(host => (
        <Host key={host.host} {...host} target={target} hasMain={hasMain} />
      ))}
    </ul>
  )
}

type HostProps = HostPayload & { target: string; hasMain: boolean }

const Host = ({ target, hasMain, ...entry }: HostProps) => {
  const { host, address, state, isMain } = entry
  const text = useText()
  return (
    <li className={styles.entry}>
      <div className={styles.name}>
        <strong dir="ltr">{host}</strong>
        <Tag tone={toneOf[state]}>{text(isMain ? 'hosts-state-main' : `hosts-state-${state}`)}</Tag>
      </div>
      {state === 'verified' ? (
        <p>
          <Link href={address}>{address}</Link>
          {' · '}
          {text(isMain ? 'hosts-main' : hasMain ? 'hosts-further' : 'hosts-open-first')}
        </p>
      ) : (
        <Records {...entry} target={target} />
      )}
      <Presses {...entry} />
    </li>
  )
}

const Records = ({ host, problem, record, target }: HostPayload & { target: string }) => {
  const text = useText()
  return (
    <>
      {problem ? <p>{text(`hosts-problem-${problem}`)}</p> : null}
      <p>{text('hosts-records')}</p>
      <Record type="TXT" name={record.name} value={record.value} />
      <Record type="CNAME" name={host} value={target} />
      <p>{text('hosts-record-apex')}</p>
    </>
  )
}

type RecordProps = { type: string; name: string; value: string }

const Record = ({ type, name, value }: RecordProps) => {
  const text = useText()
  const rows = [
    [text('hosts-record-type'), type],
    [text('hosts-record-name'), name],
    [text('hosts-record-value'), value],
  ] as const
  return (
    <dl className={styles.records}>
      {rows.map(([label, words]) => (
        <div key={label} className={styles.record}>
          <dt>{label}</dt>
          <dd className={styles.value} dir="ltr">
            <code>{words}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Presses = ({ host, state, isMain, isReached }: HostPayload) => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  const press = { size: 'small', tone: 'secondary', name: 'intent', busy } as const
  return (
    <Form method="post" className={styles.presses}>
      <input type="hidden" name="host" value={host} />
      {state === 'verified' ? null : (
        <Button {...press} value="check" aria-label={text('hosts-check-name', { host })}>
          {text('hosts-check')}
        </Button>
      )}
      {isReached && !isMain ? (
        <Button {...press} value="choose" aria-label={text('hosts-choose-name', { host })}>
          {text('hosts-choose')}
        </Button>
      ) : null}
      {isMain ? (
        <Button {...press} value="leave">
          {text('hosts-leave')}
        </Button>
      ) : null}
      <Button {...press} value="remove" aria-label={text('hosts-remove-name', { host })}>
        {text('hosts-remove')}
      </Button>
    </Form>
  )
}
