/** Reads the text of an answer, or throws where it is longer than any useful one. */
export async function cappedText(
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  mostBytes: number,
): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new Error('It answered without end.')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
