import { expect, test } from 'vitest'
import { memorySettings } from './memory.ts'

const GB = 1_073_741_824

test('an eighth of the memory for its buffers, within bounds', () => {
  const buffers = (total: number) => memorySettings(total)['shared_buffers']
  expect(buffers(GB / 2)).toBe('128MB')
  expect(buffers(GB + GB / 2)).toBe('192MB')
  expect(buffers(2 * GB)).toBe('256MB')
  expect(buffers(64 * GB)).toBe('256MB')
})

test('a small machine sorts in little memory, a large one in at most 16 MB at a time', () => {
  expect(memorySettings(2 * GB)['work_mem']).toBe('4MB')
  expect(memorySettings(8 * GB)['work_mem']).toBe('8MB')
  expect(memorySettings(64 * GB)['work_mem']).toBe('16MB')
})
