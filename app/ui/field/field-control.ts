import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export type FieldControl = {
  id?: string
  required?: boolean
  invalid?: boolean
  describedBy?: string
}

const FieldContext = createContext<FieldControl>({})

export const FieldControlProvider = FieldContext.Provider

type ControlAttributes = {
  id?: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling'
}

/** The attributes that tie a control to its label, hint and error; what the control says itself comes first. */
export const useFieldControl = (own: ControlAttributes): ControlAttributes => {
  const field = useContext(FieldContext)
  const described = [own['aria-describedby'], field.describedBy].filter(Boolean).join(' ')
  return {
    id: field.id ?? own.id,
    required: own.required ?? field.required,
    'aria-describedby': described || undefined,
    'aria-invalid': field.invalid || own['aria-invalid'] || undefined,
  }
}
