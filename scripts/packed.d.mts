export interface Packed {
  readonly resources: string
  readonly binary: string
  readonly platform: string
  readonly arch: string
}
export declare function placesOf(folder: string, platform: string, name: string): Pick<Packed, 'resources' | 'binary'>
export declare function checkPacked(packed: Packed): string[]
