import { expect, test } from 'vitest'
import { cardholder } from './members.ts'

test('[CHK-311] [MEM-294] who comes from nowhere in particular comes from acme', () => {
  expect(cardholder.parse({ id: 'C-1', firstName: 'Ada' }).customerSource).toBe('acme')
  expect(cardholder.parse({ id: 'C-1', firstName: 'Ada', customerSource: 'bay-pass' }).customerSource).toBe(
    'bay-pass',
  )
})
