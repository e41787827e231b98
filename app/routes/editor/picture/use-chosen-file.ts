import { type ChangeEvent, useState } from 'react'

/** The file that was chosen in a field, as an address that this page may show: its policy lets in `data:` and no `blob:`. */
export function useChosenFile() {
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = ({ currentTarget: { files } }: ChangeEvent<HTMLInputElement>) => {
    const [file] = files ?? []
    if (!file) return setChosen(null)
    const reader = new FileReader()
    reader.onload = () => setChosen(String(reader.result))
    reader.readAsDataURL(file)
  }
  return { chosen, choose }
}
