import { useState } from 'react'
import { Button } from '#app/ui/button/button.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import * as styles from '#app/ui/field/password-input.css.ts'

type PasswordInputProps = Omit<InputProps, 'type'> & {
  /** Of the button: 'Show password'. */
  showLabel: string
}

/** A password, hidden until whoever types it wants to see it. Without JavaScript it stays hidden. */
export const PasswordInput = ({ showLabel, ...rest }: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className={styles.room}>
      <Input
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <span className={styles.show}>
        <Button
          type="button"
          tone="quiet"
          size="small"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {showLabel}
        </Button>
      </span>
    </div>
  )
}
