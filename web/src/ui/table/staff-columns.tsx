import type { ReactNode } from 'react';
import { ActiveMark } from './active-mark.tsx';
import { EditAndDelete, TwoLines, TypedName } from './table-cells.tsx';
import type { TableColumn } from './table-columns.ts';

/** The code under which staff and papers name the row. */
export function codeColumn<Row extends object>(
  header: string,
  codeOf: (row: Row) => string | null,
): TableColumn<Row> {
  return {
    id: 'code',
    header,
    cell: row => (
      <span className="cell-clip">
        <span className="code">{codeOf(row)}</span>
      </span>
    ),
    looks: { least: 112, skeleton: ['72px'] },
  };
}

/** The name of the row, and a quieter second name below; a dash where that is empty, nothing where there is none. */
export function nameColumn<Row extends object>(
  id: string,
  header: string,
  namesOf: (row: Row) => { name: string; second?: string | undefined },
): TableColumn<Row> {
  return {
    id,
    header,
    cell: row => {
      const { name, second } = namesOf(row);
      return (
        <TwoLines
          first={<TypedName>{name}</TypedName>}
          second={second !== undefined && <TypedName>{second}</TypedName>}
        />
      );
    },
    looks: { least: 150, width: 'rest', skeleton: ['120px', '172px'] },
  };
}

/** The person to ask for, and the number below. */
export function ownerColumn<Row extends object>(
  header: string,
  ownerOf: (row: Row) => { name: string | null; phone: string | null },
): TableColumn<Row> {
  return {
    id: 'owner',
    header,
    cell: row => {
      const { name, phone } = ownerOf(row);
      return (
        <TwoLines
          strong={false}
          first={name && <TypedName>{name}</TypedName>}
          second={phone && <bdi className="ltr">{phone}</bdi>}
        />
      );
    },
    looks: { least: 168, skeleton: ['104px', '124px'] },
  };
}

export function emailColumn<Row extends { email: string }>(header: string): TableColumn<Row> {
  return {
    id: 'email',
    header,
    cell: row => (
      <span className="cell-clip" title={row.email}>
        <bdi>{row.email}</bdi>
      </span>
    ),
    looks: { least: 180, width: '18%', skeleton: ['176px'], from: 'lg' },
  };
}

export function activeColumn<Row extends { isActive: boolean }>(
  header: string,
  words: { active: string; inactive: string },
): TableColumn<Row> {
  return {
    id: 'status',
    header,
    cell: row => (
      <ActiveMark active={row.isActive}>{row.isActive ? words.active : words.inactive}</ActiveMark>
    ),
    looks: { least: 114, skeleton: ['56px'] },
  };
}

interface EditAndDeleteColumn<Row> {
  /** Name the row: 'Edit Atlas'. */
  editLabel: (row: Row) => string;
  onEdit: (row: Row) => void;
  deleteLabel: (row: Row) => string;
  onDelete: (row: Row) => void;
  /** A further button, before the others. */
  further?: ((row: Row) => ReactNode) | undefined;
}

export function editAndDeleteColumn<Row extends object>({
  editLabel,
  onEdit,
  deleteLabel,
  onDelete,
  further,
}: EditAndDeleteColumn<Row>): TableColumn<Row> {
  return {
    id: 'actions',
    header: '',
    cell: row => (
      <EditAndDelete
        editLabel={editLabel(row)}
        onEdit={() => onEdit(row)}
        deleteLabel={deleteLabel(row)}
        onDelete={() => onDelete(row)}
      >
        {further?.(row)}
      </EditAndDelete>
    ),
    looks: { kind: 'actions', least: further ? 132 : 96, skeleton: ['48px'] },
  };
}
