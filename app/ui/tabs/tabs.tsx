import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import * as styles from '#app/ui/tabs/tabs.css.ts'

export type Tab = { value: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Panels of one screen that needs JavaScript anyway; screens of the storefront use `TabLinks`. */
export const Tabs = ({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) => (
  <Radix.Root value={value} defaultValue={defaultValue} onValueChange={onChange}>
    <Radix.List aria-label={label} className={styles.tabs}>
      {tabs.map(tab => (
        <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
    {tabs.map(tab => (
      <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
        {tab.content}
      </Radix.Content>
    ))}
  </Radix.Root>
)
