import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Hop } from './combo-model.ts'

type HopFormProps = { hop: Hop; stays?: boolean; className?: string; children: ReactNode }

/** A press that leads to an address, with or without a script. `stays`: the same page, another choice. */
export const HopForm = ({ hop: { action, fields }, stays, className, children }: HopFormProps) => (
  <Form
    method="get"
    action={action}
    className={className}
    {...(stays ? { replace: true, preventScrollReset: true } : {})}
  >
    {fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    {children}
  </Form>
)
