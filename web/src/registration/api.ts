import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { listCustomers } from '@toptan/contract/customers';
import {
  approveRegistration,
  listRegistrations,
  rejectRegistration,
  renewRegistrationLink,
} from '@toptan/contract/registration';
import { call } from '../api/call.ts';
import { listQuery } from '../api/queries.ts';
import { refresh } from '../api/query-client.ts';

/** Pending requests that one request brings. */
const pageSize = 60;

/** Requests that wait for a decision, newest first. */
export function usePendingRequests(q: string | undefined) {
  return useInfiniteQuery({
    ...listQuery(listRegistrations, { query: { status: 'pending', limit: pageSize, ...(q && { q }) } }),
    placeholderData: keepPreviousData,
  });
}

/** Creates the account; the answer holds the one-time link where no mail server is set. */
export function useApproveRequest() {
  return useMutation({
    mutationFn: (id: string) => call(approveRegistration, { params: { id } }),
    onSettled: () => refresh(listRegistrations, listCustomers),
  });
}

export function useRejectRequest() {
  return useMutation({
    mutationFn: (id: string) => call(rejectRegistration, { params: { id } }),
    onSettled: () => refresh(listRegistrations),
  });
}

/** Ends the link before and mails, or answers, a new one. */
export function useRenewLink() {
  return useMutation({
    mutationFn: (id: string) => call(renewRegistrationLink, { params: { id } }),
    onSettled: () => refresh(listRegistrations),
  });
}
