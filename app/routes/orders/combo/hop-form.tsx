import { Form, useLocation, useNavigation, useSubmit } from '@remix-run/react'
import type { FormEvent, ReactNode } from 'react'
import { rebasedChoice } from '#app/rules/combos/rebased-choice.ts'
import type { FormStep } from './combo-model.ts'

type HopFormProps = { hop: FormStep; stays?: boolean; className?: string; children: ReactNode }

const STAY = { replace: true, preventScrollReset: true } as const

/** A press that leads to an address, with or without a script. `stays`: the same page, another choice. */
export const HopForm = ({ hop, stays, className, children }: HopFormProps) => {
  const goOn = usePressOnPress(hop)
  return (
    <Form
      method="get"
      action={hop.action}
      className={className}
      onSubmit={stays ? goOn : undefined}
      {...(stays ? STAY : {})}
    >
      {hop.fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}

/** A press while an earlier one is on its way adds to that one: this page was drawn without it. */
function usePressOnPress({ action, fields }: FormStep) {
  const { location: coming } = useNavigation()
  const { search } = useLocation()
  const submit = useSubmit()
  return (event: FormEvent) => {
    if (coming?.pathname !== action) return
    event.preventDefault()
    const query = new URLSearchParams(fields)
    const to = chosenIn(query)
    const from = chosenIn(new URLSearchParams(search))
    const onto = chosenIn(new URLSearchParams(coming.search))
    query.set('eventIds', rebasedChoice({ from, to, onto }).join(','))
    submit(query, { method: 'get', action, ...STAY })
  }
}

const chosenIn = (query: URLSearchParams) => (query.get('eventIds') ?? '').split(',').filter(Boolean)
