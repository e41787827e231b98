import { Form } from '@remix-run/react'
import type { ComponentType, FormEvent, ReactNode } from 'react'

/** A form that a part of the frame is given, which does not know the router itself. */
export type PassingForm = ComponentType<{
  action: string
  method: 'post'
  className?: string
  onSubmit: (event: FormEvent) => void
  children: ReactNode
}>

/** The router's form for what is changed in passing: the page stays where it is scrolled to. */
export const RouterForm: PassingForm = props => <Form preventScrollReset replace {...props} />
