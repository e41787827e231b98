import { Form } from '@remix-run/react'
import { Button } from '#app/ui/button/button.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './staff.css.ts'

type ShownStaff = {
  id: string
  email: string
  name: string
  roles: string[]
  state: 'active' | 'invited' | 'expired'
}

/** Who is there, and what can be done about an invitation that waits. */
export const StaffList = ({ staff }: { staff: readonly ShownStaff[] }) => (
  <ul className={styles.list}>
    {staff.map(entry => (
      <StaffRow key={entry.id} {...entry} />
    ))}
  </ul>
)

const StaffRow = ({ id, email, name, roles, state }: ShownStaff) => {
  const text = useText()
  const words = roles.map(role => text(`onboarding-role-${role}` as 'onboarding-role-wording'))
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <span>{name}</span>
        {name === email ? null : <span className={styles.detail}>{email}</span>}
        <span className={styles.detail}>{words.join(' · ')}</span>
        <Tag>{text(`onboarding-staff-${state}`)}</Tag>
      </div>
      {state === 'active' ? null : (
        <div className={styles.actions}>
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name="email" value={email} />
            <input type="hidden" name="name" value={name} />
            {roles.map(role => (
              <input key={role} type="hidden" name="roles" value={role} />
            ))}
            <Button tone="secondary" size="small" aria-label={text('onboarding-staff-again', { name })}>
              {text('onboarding-staff-again-short')}
            </Button>
          </Form>
          <Form method="post" encType="multipart/form-data">
            <input type="hidden" name="staffId" value={id} />
            <Button
              tone="quiet"
              size="small"
              name="intent"
              value="withdraw"
              aria-label={text('onboarding-staff-withdraw', { name })}
            >
              {text('onboarding-staff-withdraw-short')}
            </Button>
          </Form>
        </div>
      )}
    </li>
  )
}
