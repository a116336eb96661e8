export declare const LEFT_OUT: readonly {
  readonly from: string;
  readonly names: RegExp;
  readonly files: readonly RegExp[];
  readonly instead?: string;
}[];
