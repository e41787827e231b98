import { expect, test } from 'vitest'
import { z } from 'zod'
import { saleChannels } from './endpoint.ts'

const query = z.object(saleChannels)

test.each(Object.keys(saleChannels))(
  '[CHK-306] [MEM-295] %s is online, and nothing else can be sent',
  name => {
    expect(query.parse({ [name]: 'online' })).toMatchObject({ [name]: 'online' })
    for (const other of ['customerRep', 'Online', 'desk', 'all'])
      expect(query.safeParse({ [name]: other }).success).toBe(false)
  },
)
