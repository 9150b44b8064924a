/** Whether the person has told the browser to save data. */
export function savesData(): boolean {
  return 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
}
